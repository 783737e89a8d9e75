export { drive, type Drivers, type TableDriver } from '../src/testing/drivers.ts';
export { ofPlaywright, ofVitest, type Found, type Host } from '../src/testing/host.ts';
