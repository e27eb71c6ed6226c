/** Whether a process with this number is there, ours or not. Says nothing on what it is, nor whether it is dying. */
export function isProcessThere(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
