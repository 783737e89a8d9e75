export const userMenuMessages = {
  label: 'User menu',
  of: (name: string) => `User menu, ${name}`,
};
