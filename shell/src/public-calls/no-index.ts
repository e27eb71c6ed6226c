/** Has search engines leave the page out. The server says it in a header; a page that a worker opened has none. */
export function askNotToBeListed(): () => void {
  const robots = document.createElement('meta');
  robots.name = 'robots';
  robots.content = 'noindex, nofollow';
  document.head.append(robots);
  return () => robots.remove();
}
