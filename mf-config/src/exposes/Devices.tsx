export { DevicesDrawer as default } from '../devices/DevicesDrawer.tsx';
