/** The resources of the specification, by the verbs of their scopes. */
const catalog: Readonly<Record<string, string>> = {
  'create read update delete': `
    actions authentication_methods client_credentials client_grants clients connection_profiles
    connections custom_domains custom_signing_keys directory_provisionings email_provider
    encryption_keys event_streams experimentation flows flows_vault_connections forms hooks log_streams
    network_acls organization_connections organization_discovery_domains organizations phone_providers
    phone_templates rate_limit_policies resource_servers roles rules scim_config self_service_profiles
    token_exchange_profiles user_attribute_profiles users vdcs_templates
  `,
  'read delete': `
    anomaly_blocks current_user device_credentials federated_connections_tokens flows_executions grants
    groups guardian_enrollments
  `,
  'read update': `
    attack_protection client_keys event_deliveries guardian_factors mfa_policies prompts
    self_service_profile_custom_texts tenant_settings
  `,
  'read update delete': 'branding refresh_tokens rules_configs sessions',
  read: `
    client_summary events group_members logs logs_users organization_groups
    organization_member_effective_roles organization_member_role_source_groups organizations_summary
    stats user_effective_permissions user_effective_roles user_idp_tokens user_permission_source_roles
    user_role_source_groups
  `,
  update: `
    client_token_vault_privileged_access current_user_identities current_user_metadata
    users_app_metadata
  `,
  'create read update': 'connections_keys email_templates signing_keys',
  'create delete': 'current_user_device_credentials sso_access_tickets',
  'create read delete': `
    group_roles organization_client_grants organization_group_roles organization_invitations
    organization_member_roles organization_members role_members scim_token
  `,
  create: 'guardian_enrollment_tickets user_tickets',
}

/** The verbs of each resource. */
export const verbsOf: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries(catalog).flatMap(([verbs, resources]) =>
    resources
      .trim()
      .split(/\s+/)
      .map(resource => [resource, verbs.split(' ')] as const),
  ),
)
