export const launcherWords = {
  label: 'Launcher',
  find: 'Find an application',
  close: 'Close',
  none: (words: string) => `No applications match “${words}”`,
};
