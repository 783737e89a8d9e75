export const stepperMessages = {
  done: 'done',
  current: 'current',
  next: 'not started',
  failed: 'failed',
};
