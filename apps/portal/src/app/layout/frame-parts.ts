export { ApplicationRail } from './steps/application-rail.tsx';
export { ApplicationStepBar } from './steps/application-step-bar.tsx';
export { AccountMenu, WideNavigation } from './navigation/customer-navigation.tsx';
export { Sidebar } from './navigation/sidebar.tsx';
