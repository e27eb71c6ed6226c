/** Resumen, which Caja does without: asked for beside the session when it is the wanted screen. */
export const loadHome = () => import(/* webpackChunkName: "home" */ '../home/summary/HomePage.tsx');
