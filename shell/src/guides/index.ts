export { GetStartedPage } from './GetStartedPage.tsx';
export { GuidesHost } from './GuidesHost.tsx';
export { GuidesPanel } from './GuidesPanel.tsx';
