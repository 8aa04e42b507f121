// A board by itself, on a position from web/fixtures: dev.html?game=jaipur&seats=2&n=5&theme=dark&lang=de
// Other files of a game: kind=-moon, -watch, -match, -more, -open; kind=-asks for every question of Rajas.
// For those who draw boards; it is not part of what is shipped.
import { mount } from 'svelte';
import './theme.css';
import './shell.css';
import Bench from './Bench.svelte';

const asked = new URLSearchParams(location.search);
document.documentElement.dataset['theme'] = asked.get('theme') ?? 'light';
mount(Bench, {
  target: document.getElementById('app')!,
  props: {
    game: asked.get('game') ?? 'jaipur',
    seats: Number(asked.get('seats') ?? 2),
    kind: asked.get('kind') ?? '',
    n: Number(asked.get('n') ?? 0),
    language: asked.get('lang') === 'de' ? 'de' : 'en',
  },
});
