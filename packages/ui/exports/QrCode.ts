export { QrCode, type QrCodeProps } from '../src/components/QrCode/QrCode.tsx';
