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
  switch (data.do) {
    case 'think':
      return say({ do: 'thought', id: data.id, answer: module.think(data.question) });
    case 'levels':
      return say({ do: 'fared', levels: module.levels(data.game, data.date) });
    case 'analyse': {
      const progress = (done: number, all: number): void => say({ do: 'progress', done, all });
      return say({ do: 'analysed', analysis: module.analyse(data.kept, progress) });
    }
  }
};
