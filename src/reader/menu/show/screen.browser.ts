/**
 * Keeps the screen on until what is returned is called, where a device can. The browser takes the lock back whenever the
 * page is out of sight, so it is asked for again when the page is seen again.
 */
export function keepScreenOn(): () => void {
  const lock = ('wakeLock' in navigator ? navigator.wakeLock : undefined) as WakeLock | undefined;
  let held: WakeLockSentinel | undefined;
  let isOver = !lock;
  const ask = async () => {
    if (isOver || document.visibilityState !== 'visible') return;
    // A device that saves its battery refuses.
    held = await lock?.request('screen').catch(() => undefined);
    if (isOver) await held?.release();
  };
  document.addEventListener('visibilitychange', ask);
  ask();
  return () => {
    isOver = true;
    document.removeEventListener('visibilitychange', ask);
    held?.release();
  };
}
