// A worker that thinks: for a bot, for a hint, or about a finished game. It knows no table; everything a question is
// about comes with it.
import type { Module, Thinking, Thought } from './messages.ts';
import { load } from './module.ts';

const say = (thought: Thought): void => self.postMessage(thought);

let ready: Promise<Module> | null = null;

self.onmessage = async ({ data }: MessageEvent<Thinking>) => {
  if (data.do === 'begin') {
    ready = load(data.module);
    return;
  }
  const module = await ready;
  if (!module) return;
  if (data.do === 'think') say({ do: 'thought', id: data.id, answer: module.think(data.question) });
  else
    say({
      do: 'analysed',
      analysis: module.analyse(data.kept, (done, all) => say({ do: 'progress', done, all })),
    });
};
