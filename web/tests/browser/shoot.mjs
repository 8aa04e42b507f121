// Takes a picture of a page: node tests/browser/shoot.mjs URL FILE [WIDTHxHEIGHT] [SCRIPT]
// SCRIPT is evaluated in the page first. Whatever the page says on its console is printed.
import { chromium } from 'playwright-core';

const [url, file, size = '1280x800', script] = process.argv.slice(2);
const [width, height] = size.split('x').map(Number);
const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
];
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: flags });
const page = await browser.newPage({ viewport: { width, height }, reducedMotion: 'reduce' });
page.on('console', (message) => console.log(`${message.type()}: ${message.text()}`));
page.on('pageerror', (error) => console.log(`error: ${error.stack}`));
await page.goto(url, { waitUntil: 'load' });
await page.waitForTimeout(900);
if (script) console.log(await page.evaluate(script));
await page.waitForTimeout(300);
const spare = await page.evaluate(() => [
  document.documentElement.scrollWidth,
  document.documentElement.scrollHeight,
]);
console.log(`page ${spare.join('x')} in a window of ${width}x${height}`);
await page.screenshot({ path: file });
await browser.close();
