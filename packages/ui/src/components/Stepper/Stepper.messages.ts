export const stepperWords = {
  done: 'done',
  current: 'current',
  next: 'not started',
  failed: 'failed',
};
