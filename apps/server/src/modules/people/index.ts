export { peopleOperations } from './operations.ts';
export { peopleJobs } from './jobs.ts';
export { getAssignee } from './actions/assignees.ts';
export { addPerson, findNamesOfPeople, inviteFirstAdministrator, invitePerson } from './actions/people.ts';
export { authenticatePerson, isStaffSessionOpen } from './actions/sessions.ts';
export { listDemoPeople } from './actions/sign-in-as-demo-person.ts';
export { demoPeople } from './domain/demo-people.ts';
export { findStaffReader, listStaff } from './storage/staff-readers.ts';
export { registerStaffOidc } from './http/oidc.ts';
