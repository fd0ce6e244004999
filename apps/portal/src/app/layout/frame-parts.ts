export { ApplicationRail } from './application-rail.tsx';
export { ApplicationStepBar } from './application-step-bar.tsx';
export { AccountMenu, WideNavigation } from './customer-navigation.tsx';
export { Sidebar } from './sidebar.tsx';
