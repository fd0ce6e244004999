import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const POLL_MS = 200;

/**
 * Runs `work` while holding the lock file; a second process waits. Takes over the lock of a dead process.
 * @template T
 * @param {string} lockFile
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function withLock(lockFile, work) {
  await mkdir(dirname(lockFile), { recursive: true });
  let isAnnounced = false;
  while (!(await tryToTake(lockFile))) {
    if (!isAnnounced) console.error('Waiting for another process that is preparing the same folder …');
    isAnnounced = true;
    await pause(POLL_MS);
  }
  try {
    return await work();
  } finally {
    await rm(lockFile, { force: true });
  }
}

/** @param {string} lockFile */
async function tryToTake(lockFile) {
  // A link appears together with its content, so a lock always names its owner.
  const draft = `${lockFile}.${process.pid}`;
  await writeFile(draft, String(process.pid));
  try {
    await link(draft, lockFile);
    return true;
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'EEXIST') throw error;
  } finally {
    await rm(draft, { force: true });
  }
  const owner = Number(await readFile(lockFile, 'utf8').catch(() => ''));
  if (owner > 0 && !isAlive(owner)) await rm(lockFile, { force: true });
  return false;
}

/** @param {number} pid */
function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM';
  }
}
