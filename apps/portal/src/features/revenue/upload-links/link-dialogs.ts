export { BookkeeperDialog } from './bookkeeper-dialog.tsx';
export { ComputerDialog } from './computer-dialog.tsx';
export { PhoneDialog } from './phone-dialog.tsx';
