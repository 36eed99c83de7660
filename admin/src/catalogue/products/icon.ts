/** The sign of products. */
export { default as productsIcon } from '@mui/icons-material/HealthAndSafetyOutlined';
