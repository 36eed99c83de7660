/** Starts the browser that tests and pictures are made with. */
import { type Browser, chromium } from 'playwright-core';
import { findChromium } from './unpack-chromium.ts';

/** Chromium without the processes that a container may not start; security stays as people have it. */
const args = ['--no-zygote', '--disable-dev-shm-usage', '--disable-gpu', '--font-render-hinting=none'];

export async function launchChromium(): Promise<Browser> {
  const { executablePath, env } = await findChromium();
  return chromium.launch({ executablePath, env, args });
}
