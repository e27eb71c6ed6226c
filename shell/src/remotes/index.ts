export { asRunning } from './as-running.ts';
export { enabledRemotes } from './disabled.ts';
export { keepForOffline } from './keep-for-offline.ts';
export { matchRoute, type RouteMatch, takesParams } from './match-route.ts';
export { prefetchWhenIdle, preloadRemote } from './prefetch.ts';
export { RemoteSender } from './RemoteSender.tsx';
export { RemoteView, type RemoteViewProps } from './RemoteView.tsx';
export { remoteLoads } from './remotes.ts';
export { takeFresh } from './take-fresh.ts';
