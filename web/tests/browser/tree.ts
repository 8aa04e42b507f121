// A page as assistive technology sees it: the accessibility tree, and nothing else.
import type { CDPSession, Page } from 'playwright-core';

export interface Heard {
  readonly role: string;
  readonly name: string;
  readonly disabled: boolean;
  readonly focused: boolean;
  /** The names of what holds it, with their roles: `dialog All moves`. */
  readonly within: readonly string[];
  readonly node: number;
}

interface Raw {
  readonly nodeId: string;
  readonly parentId?: string;
  readonly ignored: boolean;
  readonly role?: { readonly value?: string };
  readonly name?: { readonly value?: string };
  readonly properties?: readonly { readonly name: string; readonly value: { readonly value?: unknown } }[];
  readonly backendDOMNodeId?: number;
}

export class Tree {
  private constructor(readonly session: CDPSession) {}

  static async of(page: Page): Promise<Tree> {
    return new Tree(await page.context().newCDPSession(page));
  }

  /** Everything that is announced, in reading order. */
  async heard(): Promise<readonly Heard[]> {
    const { nodes } = (await this.session.send('Accessibility.getFullAXTree')) as unknown as { nodes: Raw[] };
    const byId = new Map(nodes.map((node) => [node.nodeId, node]));
    const words = ({ role, name }: Raw): string => `${role?.value ?? ''} ${name?.value ?? ''}`.trim();
    const within = ({ parentId }: Raw): string[] => {
      const parent = byId.get(parentId ?? '');
      return parent ? [words(parent), ...within(parent)] : [];
    };
    const is = ({ properties = [] }: Raw, wanted: string): boolean =>
      properties.some(({ name, value }) => name === wanted && value.value === true);
    return nodes
      .filter(({ ignored }) => !ignored)
      .map((node) => ({
        role: node.role?.value ?? '',
        name: node.name?.value ?? '',
        disabled: is(node, 'disabled'),
        focused: is(node, 'focused'),
        within: within(node),
        node: node.backendDOMNodeId ?? 0,
      }));
  }

  /** Buttons with this name. */
  async buttons(called: RegExp, inside = ''): Promise<readonly Heard[]> {
    const all = await this.heard();
    return all.filter(
      ({ role, name, disabled, within }) =>
        role === 'button' && !disabled && called.test(name) && within.some((one) => one.startsWith(inside)),
    );
  }

  /** Presses it as a screen reader does. */
  async press({ node }: Heard): Promise<void> {
    const { object } = await this.session.send('DOM.resolveNode', { backendNodeId: node });
    await this.session.send('Runtime.callFunctionOn', {
      objectId: object.objectId ?? '',
      functionDeclaration: 'function () { this.click(); }',
    });
  }
}
