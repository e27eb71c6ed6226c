/** Asks the API for something as a test does it on the way to what it is about. @throws for anything but success */
export async function call<T>(
  url: string,
  request: { method: string; path: string; token?: string; body?: object },
): Promise<T> {
  const { method, path, token, body } = request;
  const response = await fetch(`${url}/api/v1${path}`, {
    method,
    headers: {
      ...(body && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${method} ${path} answers ${response.status}: ${text}`);
  return (text ? JSON.parse(text) : undefined) as T;
}
