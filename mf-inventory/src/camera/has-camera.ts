/** Whether a browser lets this page look through a camera: over http, but for the device itself, it does not. */
export function hasCamera(): boolean {
  // Undefined in a page that is not secure, whatever the types say.
  const devices: MediaDevices | undefined = navigator.mediaDevices;
  return devices !== undefined && 'getUserMedia' in devices;
}
