/** Keeps the screen on until the returned function is called. Browsers release the lock while a page is hidden. */
export function keepScreenOn(): () => void {
  const lock = ('wakeLock' in navigator ? navigator.wakeLock : undefined) as WakeLock | undefined;
  let held: WakeLockSentinel | undefined;
  let isOver = !lock;
  const ask = async () => {
    if (isOver || document.visibilityState !== 'visible') return;
    // A device in power-saving mode refuses.
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
