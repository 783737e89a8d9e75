export { UploadPanel, type Upload, type UploadPanelProps } from '../src/patterns/UploadPanel/UploadPanel.tsx';
