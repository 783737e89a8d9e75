export const optionalItemListMessages = {
  include: (code: string, name: string) => `Include ${code} ${name} in total`,
  included: 'Included in total:',
  recipient: 'customer',
  hidden: (recipient: string) => `Hidden from ${recipient}`,
  show: (code: string, name: string, recipient: string) => `Show ${code} ${name} to ${recipient}`,
  hide: (code: string, name: string, recipient: string) => `Hide ${code} ${name} from ${recipient}`,
};
