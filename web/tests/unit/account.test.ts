// The account page in each of its states, with made-up answers.
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { stateOf } from '../../src/account/hooks.ts';
import { allMet, nameNeeds, passwordNeeds } from '../../src/account/needs.ts';
import { faceOf } from '../../src/account/showing.ts';
import { identity } from '../../src/identity.svelte.ts';
import Account from '../../src/pages/Account.svelte';
import { settings } from '../../src/settings.svelte.ts';
import { speak } from '../../src/tongue.svelte.ts';
import { answers, person, refusal, type Asked } from './answers.ts';

const CODE = 'lotus-elephant-river-seven';

describe('what is needed', () => {
  it('a password has eight characters or more, counted as people count', () => {
    expect(
      ['1234567', '12345678', '🐘'.repeat(8), '🐘'.repeat(7)].map((one) => allMet(passwordNeeds(one))),
    ).toEqual([false, true, true, false]);
    expect(allMet(passwordNeeds('x'.repeat(201)))).toBe(false);
  });
  it('a name has three to twenty-four letters, digits, - and _', () => {
    expect(
      ['as', 'asha', 'Ravi_7', 'a b c', 'x'.repeat(25), ''].map((one) => allMet(nameNeeds(one))),
    ).toEqual([false, true, true, false, false, false]);
  });
});

it('a recovery code is shown before anything else', () => {
  const holder = person('p', 'asha');
  expect([
    faceOf(null, false, null),
    faceOf(null, true, null),
    faceOf(person('p'), true, null),
    faceOf(holder, true, null),
    faceOf(holder, true, CODE),
    faceOf(null, true, CODE),
  ]).toEqual(['loading', 'guest', 'guest', 'account', 'code', 'code']);
});

it('a webhook is new, working, failing or switched off', () => {
  const hook = { id: '1', url: 'u', created: 0, called: null, result: null, failures: 0 };
  const words = [
    hook,
    { ...hook, called: 5 },
    { ...hook, called: 5, failures: 3 },
    { ...hook, failures: 20 },
  ];
  expect(words.map((one) => stateOf(one).word)).toEqual([
    'web-account-hook-new',
    'web-account-hook-called',
    'web-account-hook-failing',
    'web-account-hook-off',
  ]);
});

describe('the page', () => {
  let page: Record<string, unknown> | null = null;
  const at = <T extends Element = HTMLElement>(selector: string): T => {
    const found = document.querySelector<T>(selector);
    if (!found) throw new Error(`nothing is ${selector}: ${document.body.textContent}`);
    return found;
  };
  const text = (): string => document.body.textContent ?? '';
  async function settle(): Promise<void> {
    for (let times = 0; times < 12; times += 1) await Promise.resolve();
    await new Promise((resolve) => setTimeout(resolve));
    flushSync();
  }
  async function open(back: string | null = null): Promise<void> {
    page = mount(Account, { target: document.body, props: { route: { page: 'account', back } } });
    await settle();
  }
  function fill(selector: string, value: string): void {
    const field = at<HTMLInputElement>(selector);
    field.value = value;
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
  async function send(form: string): Promise<void> {
    at<HTMLFormElement>(form).dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
    await settle();
  }
  const sent = (asked: readonly Asked[], what: string): unknown =>
    asked.find((one) => one.what === what)?.body;

  beforeEach(async () => {
    await speak('en');
    identity.become(null);
    localStorage.clear();
  });
  async function shut(): Promise<void> {
    if (page) await unmount(page);
    page = null;
  }
  afterEach(async () => {
    await shut();
    document.body.innerHTML = '';
    vi.unstubAllGlobals();
  });

  it('asks a stranger nothing, and says what an account is for', async () => {
    const asked = answers({});
    await open();
    expect(asked).toEqual([]);
    expect(text()).toContain('You can play here without an account');
    const kinds = [...document.querySelectorAll('input')].map(({ autocomplete }) => autocomplete);
    expect(kinds).toEqual(['username', 'new-password', 'username', 'current-password']);
    expect(document.querySelector('[data-delete]')).toBeNull();
  });

  it('creates an account, shows its code once and stores it nowhere', async () => {
    const asked = answers({
      'POST /me': () => [200, person('p')],
      'POST /account': () => [200, { code: CODE }],
      'GET /me': () => [200, person('p', 'asha')],
      'GET /me/sessions': () => [200, []],
    });
    await open('/t/abc');
    fill('#make-name', ' asha ');
    fill('#make-new-password', 'a long secret');
    await send('form[aria-labelledby=make-title]');
    expect(sent(asked, 'POST /account')).toEqual({
      name: 'asha',
      password: 'a long secret',
      keep_tokens: false,
    });
    expect(at('[data-once]').textContent).toBe(CODE);
    expect(document.activeElement).toBe(at('#code-title'));
    at('[data-kept]').click();
    await settle();
    expect(text()).toContain("You're signed in as asha");
    expect(document.activeElement?.textContent).toContain('your recovery code is saved');
    expect(at<HTMLAnchorElement>('[role=status] a').getAttribute('href')).toBe('/t/abc');
    expect(document.body.innerHTML).not.toContain(CODE);
    for (const secret of [CODE, 'a long secret'])
      expect(JSON.stringify(localStorage) + location.href).not.toContain(secret);
    expect(settings.known).toBe(true);
  });

  it('asks for the second factor if the account has one', async () => {
    const asked = answers({
      'POST /account/sign-in': (body) =>
        (body as { second?: string }).second === '123456'
          ? [200, person('p', 'asha')]
          : refusal(403, 'needs_second', 'server-needs-second'),
      'GET /me/sessions': () => [200, []],
      'GET /account/two-factor': () => [200, { on: true, spare: 1 }],
    });
    await open();
    fill('#sign-in-name', 'asha');
    fill('#sign-in-current-password', 'a long secret');
    expect(document.querySelector('#sign-in-second')).toBeNull();
    await send('form[aria-labelledby=sign-in-title]');
    expect(text()).toContain('Enter the code from your authenticator app.');
    expect(document.activeElement).toBe(at('#sign-in-second'));
    fill('#sign-in-second', '123456');
    await send('form[aria-labelledby=sign-in-title]');
    expect(text()).toContain("You're signed in as asha");
    expect(text()).toContain('You have 1 spare code left.');
    expect(asked.filter(({ what }) => what === 'POST /account/sign-in')).toHaveLength(2);
  });

  it('says beside the form what the server refused, and keeps what was typed', async () => {
    answers({ 'POST /account/sign-in': () => refusal(429, 'too_fast', 'server-too-fast') });
    await open();
    fill('#sign-in-name', 'asha');
    fill('#sign-in-current-password', 'wrong');
    await send('form[aria-labelledby=sign-in-title]');
    expect(at('form[aria-labelledby=sign-in-title] [role=alert]').textContent).toContain('Too fast');
    expect(at<HTMLInputElement>('#sign-in-name').value).toBe('asha');
    expect(at<HTMLButtonElement>('[data-sign-in]').disabled).toBe(false);
  });

  it("brings a guest's games along unless told otherwise, and asks only if there are any", async () => {
    for (const [games, bring] of [
      [[{}, {}], true],
      [[], false],
    ] as const) {
      identity.become(person('guest'));
      const asked = answers({
        'GET /me/tables': () => [200, games],
        'POST /account/sign-in': () => [200, person('p', 'asha')],
        'GET /me/sessions': () => [200, []],
      });
      await open();
      expect(text().includes("Bring this guest's 2 games along")).toBe(bring);
      fill('#sign-in-name', 'asha');
      fill('#sign-in-current-password', 'a long secret');
      const before = identity.turn;
      await send('form[aria-labelledby=sign-in-title]');
      expect(sent(asked, 'POST /account/sign-in')).toMatchObject({ bring });
      expect(identity.turn).toBe(before + 1);
      expect(text()).toContain('Welcome, asha.');
      await shut();
    }
  });

  it('recovers with the code, and shows the next one', async () => {
    let known = false;
    const asked = answers({
      'POST /account/recover': () => ((known = true), [200, { code: 'another-code' }]),
      'GET /me': () =>
        known ? [200, person('p', 'asha')] : refusal(401, 'no_identity', 'server-no-identity'),
      'GET /me/sessions': () => [200, []],
    });
    await open();
    [...document.querySelectorAll('button')].find((one) => one.textContent?.includes('Forgot'))?.click();
    await settle();
    expect(document.activeElement).toBe(at('#recover-title'));
    const press = async (name: string) => {
      [...document.querySelectorAll('button')].find((one) => one.textContent?.includes(name))?.click();
      await settle();
    };
    await press('Back to sign-in');
    expect(document.activeElement).toBe(at('#sign-in-title'));
    await press('Forgot');
    fill('#recover-name', 'asha');
    fill('#recover-code', CODE);
    fill('#recover-new-password', 'another secret');
    await send('form[aria-labelledby=recover-title]');
    expect(sent(asked, 'POST /account/recover')).toEqual({
      name: 'asha',
      code: CODE,
      password: 'another secret',
    });
    expect(at('[data-once]').textContent).toBe('another-code');
  });

  it('signs out other devices, and this one', async () => {
    identity.become(person('p', 'asha'));
    const session = (id: string, here: boolean) => ({ id, label: `Device ${id}`, created: 0, seen: 0, here });
    let sessions = [session('1', true), session('2', false)];
    const asked = answers({
      'GET /me/sessions': () => [200, sessions],
      'DELETE /me/sessions/2': () => ((sessions = sessions.slice(0, 1)), [204, null]),
      'POST /account/sign-out': () => [204, null],
    });
    await open();
    const buttons = [...document.querySelectorAll<HTMLButtonElement>('li button')];
    expect(buttons.map(({ textContent }) => textContent?.trim())).toEqual(['Sign out Device 2']);
    buttons[0]?.click();
    await settle();
    expect(text()).not.toContain('Device 2');
    at('[data-sign-out]').click();
    await settle();
    expect(asked.some(({ what }) => what === 'POST /account/sign-out')).toBe(true);
    expect([identity.me, settings.known]).toEqual([null, false]);
    expect(text()).toContain("You're signed out on this device.");
  });

  it.each([
    [person('p', 'asha'), { password: 'a long secret' }],
    [person('p'), {}],
  ])('deletes everything after asking: %o', async (me, farewell) => {
    identity.become(me);
    const asked = answers({
      'GET /me/sessions': () => [200, []],
      'GET /me/tables': () => [200, []],
      'POST /me/delete': () => [204, null],
    });
    await open();
    expect(at<HTMLAnchorElement>('[data-export]').getAttribute('href')).toBe('/api/me/export');
    at('[data-delete]').click();
    await settle();
    if (me.account) fill('#delete-current-password', 'a long secret');
    await send('dialog form');
    expect(sent(asked, 'POST /me/delete')).toEqual(farewell);
    expect(identity.me).toBeNull();
    expect(text()).toContain('Everything stored about you here has been deleted.');
  });

  it('has webhooks only if the host allows any, and shows a key once', async () => {
    identity.become(person('p', 'asha'));
    let hooks: unknown[] = [];
    const allowed = ['https://hooks.example.org/'];
    const hook = {
      id: '7',
      url: 'https://hooks.example.org/me',
      created: 0,
      called: null,
      result: null,
      failures: 0,
    };
    const shared = { 'GET /me/sessions': () => [200, []] as const };
    answers({ ...shared, 'GET /me/hooks': () => [200, { allowed: [], hooks: [] }] });
    await open();
    expect(text()).not.toContain('Webhooks');
    await shut();
    const asked = answers({
      ...shared,
      'GET /me/hooks': () => [200, { allowed, hooks }],
      'POST /me/hooks': () => ((hooks = [hook]), [200, { id: '7', key: 'c0ffee' }]),
      'POST /me/hooks/7/test': () => [200, { ...hook, called: 1, result: '200 OK' }],
      'DELETE /me/hooks/7': () => ((hooks = []), [204, null]),
    });
    await open();
    fill('#hook-url', hook.url);
    await send('form:has(#hook-url)');
    expect(sent(asked, 'POST /me/hooks')).toEqual({ url: hook.url });
    expect(at('[data-once]').textContent).toBe('c0ffee');
    const press = async (name: string) => {
      [...document.querySelectorAll('button')].find((one) => one.textContent?.startsWith(name))?.click();
      await settle();
    };
    await press('Test it now');
    expect(asked.some(({ what }) => what === 'POST /me/hooks/7/test')).toBe(true);
    await press('Remove');
    expect(text()).not.toContain('https://hooks.example.org/me');
    expect(document.querySelector('[data-once]')).toBeNull();
  });
});
