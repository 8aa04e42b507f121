// Draws the icons of the installed app into public/icons, from public/icon.svg: node tools/icons.mjs
// ($CHROMIUM names the browser that draws).
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { chromium } from 'playwright-core';

const folder = new URL('../public/icons/', import.meta.url);
const icon = readFileSync(new URL('../public/icon.svg', import.meta.url), 'utf8');

/** `room` is the share of the edge that a mask may cut off. */
const page = (size, room) => {
  const inner = size * (1 - 2 * room);
  const drawn = icon.replace('rx="14"', room > 0 ? 'rx="0"' : 'rx="14"');
  return `<style>body{margin:0;background:${room > 0 ? '#a3341f' : 'transparent'}}
    svg{position:absolute;left:${size * room}px;top:${size * room}px;width:${inner}px;height:${inner}px}</style>${drawn}`;
};

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
});
mkdirSync(folder, { recursive: true });
for (const [name, size, room] of [
  ['192', 192, 0],
  ['512', 512, 0],
  ['maskable', 512, 0.1],
]) {
  const sheet = await browser.newPage({ viewport: { width: size, height: size } });
  await sheet.setContent(page(size, room));
  writeFileSync(new URL(`${name}.png`, folder), await sheet.screenshot({ omitBackground: true }));
}
await browser.close();
