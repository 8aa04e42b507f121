// The table page without a server, on a position from web/fixtures: dev.html?file=jaipur-2&n=5&theme=dark&lang=de
// Alt with an arrow key goes to the next position. For drawing boards, and for the audit; not shipped.
import { mount } from 'svelte';
import './theme.css';
import './shell.css';
import Bench from './Bench.svelte';
import { benchOf } from './bench.svelte.ts';
import { speak } from './tongue.svelte.ts';

const asked = new URLSearchParams(location.search);
document.documentElement.dataset['theme'] = asked.get('theme') ?? 'light';
const language = asked.get('lang') === 'de' ? 'de' : 'en';
document.documentElement.lang = language;
await speak(language);
const { bench, components } = await benchOf(asked.get('file') ?? 'jaipur-2');
bench.show(Number(asked.get('n') ?? 0));
mount(Bench, { target: document.getElementById('app')!, props: { bench, components } });
Object.assign(window, { bench });
