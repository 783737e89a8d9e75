export const stepperWords = {
  done: 'done',
  current: 'current',
  next: 'not yet',
  failed: 'failed',
};
