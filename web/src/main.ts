import { mount } from 'svelte';
import './theme.css';
import './shell.css';
import App from './App.svelte';
import { app } from './here/app.svelte.ts';
import { followLinks } from './navigation.svelte.ts';
import { dress, settings } from './settings.svelte.ts';
import { listenForLife } from './sound.ts';
import { speak } from './tongue.svelte.ts';

const target = document.getElementById('app');
if (!target) throw new Error('index.html has no #app');
dress();
followLinks();
listenForLife();
await speak(settings.language);
// What was here until now only said that this is taking a while.
target.replaceChildren();
mount(App, { target });
void app.register().catch(() => {});
