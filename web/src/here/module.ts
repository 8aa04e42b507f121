// Loads the module that plays on this device, into any worker that needs it.
import type { Module } from './messages.ts';

export async function load(address: string): Promise<Module> {
  const module = (await import(/* @vite-ignore */ address)) as Module;
  await module.default({ module_or_path: new URL('durbar_bg.wasm', address) });
  return module;
}
