export { GuidesHost } from './GuidesHost.tsx';
export { GuidesPanel } from './GuidesPanel.tsx';
