export { SettingsDrawer as default } from '../settings/SettingsDrawer.tsx';
