import { audit } from './audit.ts';

audit('karma');
