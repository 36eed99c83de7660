/** Where notifications about exports lead: to the page of jobs, where files are downloaded. */
const toJobs = (): string => '/bulk';

export const exportNotifications = { 'export-finished': toJobs, 'export-failed': toJobs };
