const LOOPBACK = ['127.0.0.1', 'localhost', '[::1]'];

/** Whether an address is of this machine alone. */
export function isLoopback(url: string): boolean {
  return URL.canParse(url) && LOOPBACK.includes(new URL(url).hostname);
}
