export const launcherMessages = {
  label: 'Launcher',
  find: 'Find an application',
  close: 'Close',
  none: (query: string) => `No applications match “${query}”`,
};
