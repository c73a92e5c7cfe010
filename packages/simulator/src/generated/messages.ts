// Generated from openapi/openapi.yaml by `npm run generate`. Never edited by hand.

/** The document's example of each message of the event stream, by its type. */
export const messages = {
 "offset-only": {
  "type": "offset-only",
  "offset": "6740a1c000000000102b944782d73418a2c5"
 },
 "organization.created": {
  "type": "organization.created",
  "offset": "6740a1c000000000102cdecf958027801375",
  "event": {
   "specversion": "1.0",
   "type": "organization.created",
   "source": "https://acme.example/organizations",
   "id": "evt_1ChDpwBg364kakVusdGTuY",
   "time": "2026-11-20T08:00:04.120Z",
   "data": {
    "object": {
     "id": "org_VeaRKoEn9T7U9x9L",
     "name": "harbor-bakery",
     "display_name": "Harbor Bakery",
     "metadata": {
      "region": "nordics"
     },
     "branding": {
      "logo_url": "https://cdn.harbor-bakery.example/logo.svg",
      "colors": {
       "primary": "#1f5f8b",
       "page_background": "#fffaf2"
      }
     }
    },
    "context": {
     "tenant": {
      "tenant_id": "acme"
     },
     "client": {
      "id": "cli_dashboard",
      "name": "Tenant Dashboard",
      "metadata": {}
     },
     "request": {
      "geo": {
       "continent_code": "EU",
       "country_code": "NO",
       "country_name": "Norway",
       "subdivision_code": "46",
       "subdivision_name": "Vestland",
       "city_name": "Bergen",
       "latitude": 60.3913,
       "longitude": 5.3221,
       "time_zone": "Europe/Oslo"
      },
      "hostname": "acme.example",
      "ip": "203.0.113.24",
      "method": "POST",
      "user_agent": "Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0"
     }
    }
   },
   "xtenant": "acme"
  }
 },
 "organization.connection.added": {
  "type": "organization.connection.added",
  "offset": "6740a1c000000000102d214119cf6d84cc79",
  "event": {
   "specversion": "1.0",
   "type": "organization.connection.added",
   "source": "https://acme.example/organizations",
   "id": "evt_1ChDq3zrr3wk5H7Xhpb6F8",
   "time": "2026-11-20T08:01:36.541Z",
   "data": {
    "object": {
     "organization": {
      "id": "org_VeaRKoEn9T7U9x9L",
      "name": "harbor-bakery"
     },
     "connection": {
      "id": "con_EzWQwNBejcL6L48n"
     },
     "assign_membership_on_login": true,
     "show_as_button": true,
     "is_signup_enabled": false
    },
    "context": {
     "tenant": {
      "tenant_id": "acme"
     },
     "client": {
      "id": "cli_dashboard",
      "name": "Tenant Dashboard"
     },
     "request": {
      "hostname": "acme.example",
      "ip": "203.0.113.24",
      "method": "POST",
      "user_agent": "Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0"
     }
    }
   },
   "xtenant": "acme"
  }
 },
 "user.created": {
  "type": "user.created",
  "offset": "6740a1c000000000102e4233eb557ff959b7",
  "event": {
   "specversion": "1.0",
   "type": "user.created",
   "source": "https://acme.example/users",
   "id": "evt_1ChDq6ZThx4Jr3rVZjA3Rs",
   "time": "2026-11-20T08:02:11.318Z",
   "data": {
    "object": {
     "user_id": "samlp|harbor-bakery|mira.solberg",
     "created_at": "2026-11-20T08:02:11.318Z",
     "updated_at": "2026-11-20T08:02:11.318Z",
     "identities": [
      {
       "connection": "harbor-bakery",
       "user_id": "mira.solberg",
       "provider": "samlp",
       "isSocial": false,
       "profileData": {
        "department": "Bakery"
       }
      }
     ],
     "email": "mira@harbor-bakery.example",
     "email_verified": true,
     "name": "Mira Solberg",
     "nickname": "mira",
     "given_name": "Mira",
     "family_name": "Solberg",
     "app_metadata": {
      "plan": "pro"
     },
     "user_metadata": {
      "language": "nb"
     }
    },
    "context": {
     "tenant": {
      "tenant_id": "acme"
     },
     "client": {
      "id": "cli_directory_sync",
      "name": "Directory Sync",
      "metadata": {
       "team": "identity"
      }
     },
     "connection": {
      "id": "con_EzWQwNBejcL6L48n",
      "name": "harbor-bakery",
      "strategy": "samlp"
     },
     "request": {
      "geo": {
       "continent_code": "EU",
       "country_code": "NO",
       "country_name": "Norway",
       "subdivision_code": "46",
       "subdivision_name": "Vestland",
       "city_name": "Bergen",
       "latitude": 60.3913,
       "longitude": 5.3221,
       "time_zone": "Europe/Oslo"
      },
      "hostname": "acme.example",
      "ip": "203.0.113.80",
      "method": "POST",
      "user_agent": "directory-sync/3.2",
      "custom_domain": "login.acme.example"
     }
    }
   },
   "xtenant": "acme"
  }
 },
 "organization.member.added": {
  "type": "organization.member.added",
  "offset": "6740a1c000000000102fb938eca42ccd5f71",
  "event": {
   "specversion": "1.0",
   "type": "organization.member.added",
   "source": "https://acme.example/organizations",
   "id": "evt_1ChDq6cQ4xvmcGBVzJwvwn",
   "time": "2026-11-20T08:02:12.005Z",
   "data": {
    "object": {
     "organization": {
      "id": "org_VeaRKoEn9T7U9x9L",
      "name": "harbor-bakery"
     },
     "user": {
      "user_id": "samlp|harbor-bakery|mira.solberg"
     }
    },
    "context": {
     "tenant": {
      "tenant_id": "acme"
     },
     "client": {
      "id": "cli_directory_sync",
      "name": "Directory Sync"
     },
     "connection": {
      "id": "con_EzWQwNBejcL6L48n",
      "name": "harbor-bakery",
      "strategy": "samlp"
     },
     "request": {
      "hostname": "acme.example",
      "ip": "203.0.113.80",
      "method": "POST",
      "user_agent": "directory-sync/3.2",
      "custom_domain": "login.acme.example"
     }
    }
   },
   "xtenant": "acme"
  }
 },
 "organization.member.role.assigned": {
  "type": "organization.member.role.assigned",
  "offset": "6740a1c000000000103046635a99e910fc8d",
  "event": {
   "specversion": "1.0",
   "type": "organization.member.role.assigned",
   "source": "https://acme.example/organizations",
   "id": "evt_1ChDqDk8rnxs6dzazxfSgZ",
   "time": "2026-11-20T08:03:48.777Z",
   "data": {
    "object": {
     "organization": {
      "id": "org_VeaRKoEn9T7U9x9L"
     },
     "user": {
      "user_id": "samlp|harbor-bakery|mira.solberg"
     },
     "role": {
      "id": "rol_FUY4oTQ3gxaaMvXW",
      "name": "Staff"
     }
    },
    "context": {
     "tenant": {
      "tenant_id": "acme"
     },
     "client": {
      "id": "cli_dashboard",
      "name": "Tenant Dashboard"
     },
     "request": {
      "hostname": "acme.example",
      "ip": "203.0.113.24",
      "method": "POST",
      "user_agent": "Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0"
     }
    }
   },
   "xtenant": "acme"
  }
 },
 "group.created": {
  "type": "group.created",
  "offset": "6740a1c00000000010319f6d26b2d4ae6af5",
  "event": {
   "specversion": "1.0",
   "type": "group.created",
   "source": "https://directory.acme.example/",
   "id": "evt_1ChDqKC2yGiycAJpcNXadx",
   "time": "2026-11-20T08:05:02.640Z",
   "data": {
    "object": {
     "id": "grp_PdsSQMRmQQ1rceGP",
     "name": "Bakers",
     "external_id": "8f14e45f-ceea-467f-a8d2-5b1f3c9e7a60",
     "created_at": "2026-11-20T08:05:02.640Z",
     "type": "connection",
     "connection_id": "con_EzWQwNBejcL6L48n"
    },
    "context": {
     "tenant": {
      "tenant_id": "acme"
     },
     "client": {
      "id": "cli_directory_sync",
      "name": "Directory Sync",
      "metadata": {
       "team": "identity"
      }
     },
     "connection": {
      "id": "con_EzWQwNBejcL6L48n",
      "name": "harbor-bakery",
      "strategy": "samlp"
     },
     "request": {
      "geo": {
       "continent_code": "EU",
       "country_code": "NO",
       "country_name": "Norway",
       "subdivision_code": "46",
       "subdivision_name": "Vestland",
       "city_name": "Bergen",
       "latitude": 60.3913,
       "longitude": 5.3221,
       "time_zone": "Europe/Oslo"
      },
      "hostname": "acme.example",
      "ip": "203.0.113.80",
      "method": "POST",
      "user_agent": "directory-sync/3.2",
      "custom_domain": "login.acme.example"
     }
    }
   },
   "xtenant": "acme",
   "traceparent": "00-0af7651916cd43dd8448eb211c80319c-b9c7c989f97918e1-01",
   "tracestate": "congo=t61rcWkgMzE"
  }
 },
 "group.member.added": {
  "type": "group.member.added",
  "offset": "6740a1c000000000103222aab6fe0d5feb54",
  "event": {
   "specversion": "1.0",
   "type": "group.member.added",
   "source": "https://directory.acme.example/",
   "id": "evt_1ChDqKETa1GQGEs3jFHBym",
   "time": "2026-11-20T08:05:03.212Z",
   "data": {
    "object": {
     "group": {
      "id": "grp_PdsSQMRmQQ1rceGP",
      "external_id": "8f14e45f-ceea-467f-a8d2-5b1f3c9e7a60",
      "type": "connection",
      "connection_id": "con_EzWQwNBejcL6L48n"
     },
     "member": {
      "member_type": "user",
      "id": "samlp|harbor-bakery|mira.solberg"
     }
    },
    "context": {
     "tenant": {
      "tenant_id": "acme"
     },
     "client": {
      "id": "cli_directory_sync",
      "name": "Directory Sync"
     },
     "connection": {
      "id": "con_EzWQwNBejcL6L48n",
      "name": "harbor-bakery",
      "strategy": "samlp"
     },
     "request": {
      "hostname": "acme.example",
      "ip": "203.0.113.80",
      "method": "PATCH",
      "user_agent": "directory-sync/3.2",
      "custom_domain": "login.acme.example"
     }
    }
   },
   "xtenant": "acme"
  }
 },
 "group.role.assigned": {
  "type": "group.role.assigned",
  "offset": "6740a1c000000000103337c3de4c02228d48",
  "event": {
   "specversion": "1.0",
   "type": "group.role.assigned",
   "source": "https://directory.acme.example/",
   "id": "evt_1ChDqVP62RHQYeVA5XATKc",
   "time": "2026-11-20T08:07:20.901Z",
   "data": {
    "object": {
     "group": {
      "id": "grp_PdsSQMRmQQ1rceGP",
      "external_id": "8f14e45f-ceea-467f-a8d2-5b1f3c9e7a60",
      "type": "connection",
      "connection_id": "con_EzWQwNBejcL6L48n"
     },
     "role": {
      "id": "rol_FUY4oTQ3gxaaMvXW",
      "name": "Staff"
     },
     "created_at": "2026-11-20T08:07:20.901Z"
    },
    "context": {
     "tenant": {
      "tenant_id": "acme"
     },
     "client": {
      "id": "cli_dashboard",
      "name": "Tenant Dashboard"
     },
     "request": {
      "hostname": "acme.example",
      "ip": "203.0.113.24",
      "method": "POST",
      "user_agent": "Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0"
     }
    }
   },
   "xtenant": "acme"
  }
 },
 "organization.group.role.assigned": {
  "type": "organization.group.role.assigned",
  "offset": "6740a1c0000000001034c199c0a98a624ac1",
  "event": {
   "specversion": "1.0",
   "type": "organization.group.role.assigned",
   "source": "https://acme.example/organizations",
   "id": "evt_1ChDqfiMRUFwqoKsLfVX41",
   "time": "2026-11-20T08:09:41.063Z",
   "data": {
    "object": {
     "organization": {
      "id": "org_VeaRKoEn9T7U9x9L"
     },
     "role": {
      "id": "rol_XRJShQ1pdoW3aLj7",
      "name": "Recipe Editor"
     },
     "group": {
      "id": "grp_PdsSQMRmQQ1rceGP",
      "external_id": "8f14e45f-ceea-467f-a8d2-5b1f3c9e7a60",
      "type": "connection",
      "connection_id": "con_EzWQwNBejcL6L48n"
     },
     "created_at": "2026-11-20T08:09:41.063Z"
    },
    "context": {
     "tenant": {
      "tenant_id": "acme"
     },
     "client": {
      "id": "cli_dashboard",
      "name": "Tenant Dashboard"
     },
     "request": {
      "hostname": "acme.example",
      "ip": "203.0.113.24",
      "method": "POST",
      "user_agent": "Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0"
     }
    }
   },
   "xtenant": "acme"
  }
 },
 "organization.updated": {
  "type": "organization.updated",
  "offset": "6740a1c0000000001035eef6aac488b6350e",
  "event": {
   "specversion": "1.0",
   "type": "organization.updated",
   "source": "https://acme.example/organizations",
   "id": "evt_1ChDsEi5LnjarVyDgyZBDd",
   "time": "2026-11-20T08:30:15.480Z",
   "data": {
    "object": {
     "id": "org_VeaRKoEn9T7U9x9L",
     "name": "harbor-bakery",
     "display_name": "Harbor Bakery & Café",
     "metadata": {
      "region": "nordics",
      "shops": "3"
     },
     "branding": {
      "logo_url": "https://cdn.harbor-bakery.example/logo.svg",
      "colors": {
       "primary": "#1f5f8b",
       "page_background": "#fffaf2"
      }
     }
    },
    "context": {
     "tenant": {
      "tenant_id": "acme"
     },
     "client": {
      "id": "cli_dashboard",
      "name": "Tenant Dashboard"
     },
     "request": {
      "hostname": "acme.example",
      "ip": "203.0.113.24",
      "method": "PATCH",
      "user_agent": "Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0"
     }
    }
   },
   "xtenant": "acme"
  }
 },
 "organization.connection.updated": {
  "type": "organization.connection.updated",
  "offset": "6740a1c000000000103653623b53b93e295f",
  "event": {
   "specversion": "1.0",
   "type": "organization.connection.updated",
   "source": "https://acme.example/organizations",
   "id": "evt_1ChDsUtXXZsG7ZqyJ8YGQS",
   "time": "2026-11-20T08:33:27.839Z",
   "data": {
    "object": {
     "organization": {
      "id": "org_VeaRKoEn9T7U9x9L",
      "name": "harbor-bakery"
     },
     "connection": {
      "id": "con_EzWQwNBejcL6L48n"
     },
     "assign_membership_on_login": false,
     "show_as_button": true,
     "is_signup_enabled": false
    },
    "context": {
     "tenant": {
      "tenant_id": "acme"
     },
     "client": {
      "id": "cli_dashboard",
      "name": "Tenant Dashboard"
     },
     "request": {
      "hostname": "acme.example",
      "ip": "203.0.113.24",
      "method": "PATCH",
      "user_agent": "Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0"
     }
    }
   },
   "xtenant": "acme"
  }
 },
 "user.updated": {
  "type": "user.updated",
  "offset": "6740a1c0000000001037dde5a8811aafd366",
  "event": {
   "specversion": "1.0",
   "type": "user.updated",
   "source": "https://acme.example/users",
   "id": "evt_1ChDt44gtR1N8c6dZkorbo",
   "time": "2026-11-20T08:40:57.902Z",
   "data": {
    "object": {
     "user_id": "samlp|harbor-bakery|mira.solberg",
     "created_at": "2026-11-20T08:02:11.318Z",
     "updated_at": "2026-11-20T08:40:57.902Z",
     "identities": [
      {
       "connection": "harbor-bakery",
       "user_id": "mira.solberg",
       "provider": "samlp",
       "isSocial": false,
       "profileData": {
        "department": "Bakery"
       }
      }
     ],
     "email": "mira@harbor-bakery.example",
     "email_verified": true,
     "name": "Mira Solberg",
     "nickname": "mira",
     "given_name": "Mira",
     "family_name": "Solberg",
     "app_metadata": {
      "plan": "pro"
     },
     "user_metadata": {
      "language": "nb"
     },
     "phone_number": "+4755501234",
     "phone_verified": true,
     "multifactor": [
      "phone"
     ],
     "last_ip": "203.0.113.57",
     "last_login": "2026-11-20T08:31:04.077Z",
     "logins_count": 1,
     "blocked": false
    },
    "context": {
     "tenant": {
      "tenant_id": "acme"
     },
     "client": {
      "id": "cli_directory_sync",
      "name": "Directory Sync"
     },
     "connection": {
      "id": "con_EzWQwNBejcL6L48n",
      "name": "harbor-bakery",
      "strategy": "samlp"
     },
     "request": {
      "hostname": "acme.example",
      "ip": "203.0.113.80",
      "method": "PATCH",
      "user_agent": "directory-sync/3.2",
      "custom_domain": "login.acme.example"
     }
    }
   },
   "xtenant": "acme"
  }
 },
 "group.updated": {
  "type": "group.updated",
  "offset": "6740a1c00000000010386518182b5e200159",
  "event": {
   "specversion": "1.0",
   "type": "group.updated",
   "source": "https://directory.acme.example/",
   "id": "evt_1ChDtJtoyayRQWfu6Zw167",
   "time": "2026-11-20T08:44:19.066Z",
   "data": {
    "object": {
     "id": "grp_PdsSQMRmQQ1rceGP",
     "name": "Bakers and Pastry Chefs",
     "external_id": "8f14e45f-ceea-467f-a8d2-5b1f3c9e7a60",
     "created_at": "2026-11-20T08:05:02.640Z",
     "updated_at": "2026-11-20T08:44:19.066Z",
     "type": "connection",
     "connection_id": "con_EzWQwNBejcL6L48n"
    },
    "context": {
     "tenant": {
      "tenant_id": "acme"
     },
     "client": {
      "id": "cli_directory_sync",
      "name": "Directory Sync"
     },
     "connection": {
      "id": "con_EzWQwNBejcL6L48n",
      "name": "harbor-bakery",
      "strategy": "samlp"
     },
     "request": {
      "hostname": "acme.example",
      "ip": "203.0.113.80",
      "method": "PUT",
      "user_agent": "directory-sync/3.2",
      "custom_domain": "login.acme.example"
     }
    }
   },
   "xtenant": "acme"
  }
 },
 "organization.group.role.deleted": {
  "type": "organization.group.role.deleted",
  "offset": "6740a1c00000000010392936be1a54e66454",
  "event": {
   "specversion": "1.0",
   "type": "organization.group.role.deleted",
   "source": "https://acme.example/organizations",
   "id": "evt_1ChEUJhJtuHwvnwHBLDDhE",
   "time": "2026-11-20T16:10:08.314Z",
   "data": {
    "object": {
     "organization": {
      "id": "org_VeaRKoEn9T7U9x9L"
     },
     "role": {
      "id": "rol_XRJShQ1pdoW3aLj7"
     },
     "group": {
      "id": "grp_PdsSQMRmQQ1rceGP",
      "external_id": "8f14e45f-ceea-467f-a8d2-5b1f3c9e7a60",
      "type": "connection",
      "connection_id": "con_EzWQwNBejcL6L48n"
     },
     "deleted_at": "2026-11-20T16:10:08.314Z"
    },
    "context": {
     "tenant": {
      "tenant_id": "acme"
     },
     "client": {
      "id": "cli_dashboard",
      "name": "Tenant Dashboard"
     },
     "request": {
      "hostname": "acme.example",
      "ip": "203.0.113.24",
      "method": "DELETE",
      "user_agent": "Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0"
     }
    }
   },
   "xtenant": "acme"
  }
 },
 "group.role.deleted": {
  "type": "group.role.deleted",
  "offset": "6740a1c000000000103abf76e314c4806bd0",
  "event": {
   "specversion": "1.0",
   "type": "group.role.deleted",
   "source": "https://directory.acme.example/",
   "id": "evt_1ChEULR9MfDMgtwnrxZACv",
   "time": "2026-11-20T16:10:31.690Z",
   "data": {
    "object": {
     "group": {
      "id": "grp_PdsSQMRmQQ1rceGP",
      "external_id": "8f14e45f-ceea-467f-a8d2-5b1f3c9e7a60",
      "type": "connection",
      "connection_id": "con_EzWQwNBejcL6L48n"
     },
     "role": {
      "id": "rol_FUY4oTQ3gxaaMvXW"
     },
     "deleted_at": "2026-11-20T16:10:31.690Z"
    },
    "context": {
     "tenant": {
      "tenant_id": "acme"
     },
     "client": {
      "id": "cli_dashboard",
      "name": "Tenant Dashboard"
     },
     "request": {
      "hostname": "acme.example",
      "ip": "203.0.113.24",
      "method": "DELETE",
      "user_agent": "Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0"
     }
    }
   },
   "xtenant": "acme"
  }
 },
 "group.member.deleted": {
  "type": "group.member.deleted",
  "offset": "6740a1c000000000103be5e5b24049469a5e",
  "event": {
   "specversion": "1.0",
   "type": "group.member.deleted",
   "source": "https://directory.acme.example/",
   "id": "evt_1ChEUT5Xb57Ef5iyLFe8hS",
   "time": "2026-11-20T16:12:02.045Z",
   "data": {
    "object": {
     "group": {
      "id": "grp_PdsSQMRmQQ1rceGP",
      "external_id": "8f14e45f-ceea-467f-a8d2-5b1f3c9e7a60",
      "type": "connection",
      "connection_id": "con_EzWQwNBejcL6L48n"
     },
     "member": {
      "member_type": "user",
      "id": "samlp|harbor-bakery|mira.solberg"
     }
    },
    "context": {
     "tenant": {
      "tenant_id": "acme"
     },
     "client": {
      "id": "cli_directory_sync",
      "name": "Directory Sync"
     },
     "connection": {
      "id": "con_EzWQwNBejcL6L48n",
      "name": "harbor-bakery",
      "strategy": "samlp"
     },
     "request": {
      "hostname": "acme.example",
      "ip": "203.0.113.80",
      "method": "PATCH",
      "user_agent": "directory-sync/3.2",
      "custom_domain": "login.acme.example"
     }
    }
   },
   "xtenant": "acme"
  }
 },
 "group.deleted": {
  "type": "group.deleted",
  "offset": "6740a1c000000000103c8ba060f10dfed74b",
  "event": {
   "specversion": "1.0",
   "type": "group.deleted",
   "source": "https://directory.acme.example/",
   "id": "evt_1ChEUTGCnA5Np7LrfyK5kH",
   "time": "2026-11-20T16:12:04.528Z",
   "data": {
    "object": {
     "id": "grp_PdsSQMRmQQ1rceGP",
     "name": "Bakers and Pastry Chefs",
     "external_id": "8f14e45f-ceea-467f-a8d2-5b1f3c9e7a60",
     "created_at": "2026-11-20T08:05:02.640Z",
     "updated_at": "2026-11-20T08:44:19.066Z",
     "type": "connection",
     "connection_id": "con_EzWQwNBejcL6L48n"
    },
    "context": {
     "tenant": {
      "tenant_id": "acme"
     },
     "client": {
      "id": "cli_directory_sync",
      "name": "Directory Sync"
     },
     "connection": {
      "id": "con_EzWQwNBejcL6L48n",
      "name": "harbor-bakery",
      "strategy": "samlp"
     },
     "request": {
      "hostname": "acme.example",
      "ip": "203.0.113.80",
      "method": "DELETE",
      "user_agent": "directory-sync/3.2",
      "custom_domain": "login.acme.example"
     }
    }
   },
   "xtenant": "acme"
  }
 },
 "organization.member.role.deleted": {
  "type": "organization.member.role.deleted",
  "offset": "6740a1c000000000103dc861f3a5f201da49",
  "event": {
   "specversion": "1.0",
   "type": "organization.member.role.deleted",
   "source": "https://acme.example/organizations",
   "id": "evt_1ChEV81MeenJWqyiM78tPm",
   "time": "2026-11-20T16:20:50.133Z",
   "data": {
    "object": {
     "organization": {
      "id": "org_VeaRKoEn9T7U9x9L"
     },
     "user": {
      "user_id": "samlp|harbor-bakery|mira.solberg"
     },
     "role": {
      "id": "rol_FUY4oTQ3gxaaMvXW",
      "name": "Staff"
     }
    },
    "context": {
     "tenant": {
      "tenant_id": "acme"
     },
     "client": {
      "id": "cli_dashboard",
      "name": "Tenant Dashboard"
     },
     "request": {
      "hostname": "acme.example",
      "ip": "203.0.113.24",
      "method": "DELETE",
      "user_agent": "Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0"
     }
    }
   },
   "xtenant": "acme"
  }
 },
 "organization.member.deleted": {
  "type": "organization.member.deleted",
  "offset": "6740a1c000000000103e08d01bfeb36f4c48",
  "event": {
   "specversion": "1.0",
   "type": "organization.member.deleted",
   "source": "https://acme.example/organizations",
   "id": "evt_1ChEV8D1dF2oAeAKeT7zz4",
   "time": "2026-11-20T16:20:52.860Z",
   "data": {
    "object": {
     "organization": {
      "id": "org_VeaRKoEn9T7U9x9L",
      "name": "harbor-bakery"
     },
     "user": {
      "user_id": "samlp|harbor-bakery|mira.solberg"
     }
    },
    "context": {
     "tenant": {
      "tenant_id": "acme"
     },
     "client": {
      "id": "cli_dashboard",
      "name": "Tenant Dashboard"
     },
     "request": {
      "hostname": "acme.example",
      "ip": "203.0.113.24",
      "method": "DELETE",
      "user_agent": "Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0"
     }
    }
   },
   "xtenant": "acme"
  }
 },
 "organization.connection.removed": {
  "type": "organization.connection.removed",
  "offset": "6740a1c000000000103fd3f1b773a6e35f4b",
  "event": {
   "specversion": "1.0",
   "type": "organization.connection.removed",
   "source": "https://acme.example/organizations",
   "id": "evt_1ChEVFuBo1UPZZ41ccXbyH",
   "time": "2026-11-20T16:22:37.209Z",
   "data": {
    "object": {
     "organization": {
      "id": "org_VeaRKoEn9T7U9x9L",
      "name": "harbor-bakery"
     },
     "connection": {
      "id": "con_EzWQwNBejcL6L48n"
     }
    },
    "context": {
     "tenant": {
      "tenant_id": "acme"
     },
     "client": {
      "id": "cli_dashboard",
      "name": "Tenant Dashboard"
     },
     "request": {
      "hostname": "acme.example",
      "ip": "203.0.113.24",
      "method": "DELETE",
      "user_agent": "Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0"
     }
    }
   },
   "xtenant": "acme"
  }
 },
 "user.deleted": {
  "type": "user.deleted",
  "offset": "6740a1c0000000001040375277c66c5421f1",
  "event": {
   "specversion": "1.0",
   "type": "user.deleted",
   "source": "https://acme.example/users",
   "id": "evt_1ChEVSXkzg25edFK1NiYwA",
   "time": "2026-11-20T16:25:01.456Z",
   "data": {
    "object": {
     "user_id": "samlp|harbor-bakery|mira.solberg",
     "created_at": "2026-11-20T08:02:11.318Z",
     "updated_at": "2026-11-20T08:40:57.902Z",
     "identities": [
      {
       "connection": "harbor-bakery",
       "user_id": "mira.solberg",
       "provider": "samlp",
       "isSocial": false,
       "profileData": {
        "department": "Bakery"
       }
      }
     ],
     "email": "mira@harbor-bakery.example",
     "email_verified": true,
     "name": "Mira Solberg",
     "nickname": "mira",
     "given_name": "Mira",
     "family_name": "Solberg",
     "app_metadata": {
      "plan": "pro"
     },
     "user_metadata": {
      "language": "nb"
     },
     "phone_number": "+4755501234",
     "phone_verified": true,
     "multifactor": [
      "phone"
     ],
     "last_ip": "203.0.113.57",
     "last_login": "2026-11-20T08:31:04.077Z",
     "logins_count": 1,
     "blocked": false,
     "deleted_at": "2026-11-20T16:25:01.456Z"
    }
   },
   "xtenant": "acme"
  }
 },
 "organization.deleted": {
  "type": "organization.deleted",
  "offset": "6740a1c00000000010419c52e09cf0510649",
  "event": {
   "specversion": "1.0",
   "type": "organization.deleted",
   "source": "https://acme.example/organizations",
   "id": "evt_1ChEVpYGd7tTeSTsEXmZV3",
   "time": "2026-11-20T16:30:00.011Z",
   "data": {
    "object": {
     "id": "org_VeaRKoEn9T7U9x9L",
     "name": "harbor-bakery",
     "display_name": "Harbor Bakery & Café",
     "metadata": {
      "region": "nordics",
      "shops": "3"
     }
    },
    "context": {
     "tenant": {
      "tenant_id": "acme"
     },
     "client": {
      "id": "cli_dashboard",
      "name": "Tenant Dashboard"
     },
     "request": {
      "hostname": "acme.example",
      "ip": "203.0.113.24",
      "method": "DELETE",
      "user_agent": "Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0"
     }
    }
   },
   "xtenant": "acme"
  }
 },
 "error": {
  "type": "error",
  "offset": "6740a1c00000000010419c52e09cf0510649",
  "error": {
   "code": "connection_timeout",
   "message": "This connection has reached its time limit. Resume from `offset`."
  }
 }
}
