// How does a program of Debian's come here, where one is missing?

import { existsSync } from 'node:fs';
import { run } from './steps.mjs';

/** Installs a package where that can be done; returns whether it was. */
export async function install(name) {
  if (!existsSync('/usr/bin/apt-get') || process.getuid?.() !== 0) return false;
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  const apt = ['-o', 'DPkg::Lock::Timeout=600', '-qq'];
  await run('apt-get', [...apt, 'update'], { env });
  await run('apt-get', [...apt, 'install', '-y', '--no-install-recommends', name], { env });
  return true;
}
